import type { ReactNode } from 'react'
import { BackdropMap } from '../../../platform/ui/BackdropMap.tsx'
import { PageFrame } from '../../../platform/ui/layout/PageFrame.tsx'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import classes from './FormPage.module.css'

interface FormPageProps {
  title: string
  /** Shown above the title, such as what the person came to sign in for. */
  above?: ReactNode
  intro?: ReactNode
  children: ReactNode
}

/** A page with one short form, beside a picture of the coast on a wide screen. */
export const FormPage = ({ title, above, intro, children }: FormPageProps) => (
  <PageFrame
    title={title}
    above={above}
    intro={intro}
    aside={
      <div className={classes.picture}>
        <BackdropMap />
      </div>
    }
  >
    <Stack gap="xl" className={classes.column}>
      {children}
    </Stack>
  </PageFrame>
)
