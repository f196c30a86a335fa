import '@fontsource-variable/figtree/wght.css'
import '@fontsource/literata/400.css'
import '@fontsource/literata/500.css'
import '@fontsource/literata/600.css'
import '../src/platform/ui/layout/base.css'
import '../src/platform/ui/tokens.css'
import { createRoot } from 'react-dom/client'
import { startI18n, withTexts } from '../src/platform/i18n/i18n.ts'
import { watchColourScheme } from '../src/platform/shell/layout/colourScheme.ts'

const root = document.getElementById('app')
if (!root) throw new Error('index.html has no #app')

await startI18n()
watchColourScheme()
const { Gallery } = await withTexts(() => import('./Gallery.tsx'))()
createRoot(root).render(<Gallery />)
