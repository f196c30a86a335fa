// The script of maps that are embedded in pages of other sites. It sends no cookies and stores nothing on the reader's device.
import { forgetful } from './land/embed/withoutStorage.ts'

forgetful(window)
const place = document.getElementById('embed')
if (place) void import('./land/embed/showEmbed.tsx').then(({ showEmbed }) => showEmbed(place))
