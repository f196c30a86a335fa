// The script of maps that other sites show within their pages. Nothing of the reader goes along: no cookie is sent, and the device keeps nothing.
import { forgetful } from './land/embed/forgetful.ts'

forgetful(window)
const place = document.getElementById('embed')
if (place) void import('./land/embed/showEmbed.tsx').then(({ showEmbed }) => showEmbed(place))
