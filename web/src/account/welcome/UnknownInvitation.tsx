import { NotFoundPage } from '../../shell/states/NotFoundPage.tsx'
import { ThemeProvider } from '../../shell/layout/ThemeProvider.tsx'

/** What the address of the first page with an id shows where that is no invitation. */
export const UnknownInvitation = () => (
  <ThemeProvider>
    <NotFoundPage />
  </ThemeProvider>
)
