import type { ReactNode } from 'react'
import { Stack } from '../layout/Layout.tsx'
import textClasses from '../text.module.css'

interface QuestionProps {
  name: string
  title: string
  /** The id of the heading, which names the answers. */
  titleId?: string
  /** The word for "optional", if the question is optional. */
  optional?: string
  hint?: string
  children: ReactNode
}

/** One of several questions on a screen, below its heading, which takes the focus when the form moves on to the question. */
export const Question = ({ name, title, titleId, optional, hint, children }: QuestionProps) => (
  <Stack as="section" ruled data-question={name}>
    <div>
      <h2 className={textClasses.title} id={titleId} tabIndex={-1}>
        {title}
      </h2>
      {(hint ?? optional) && <p className={textClasses.quiet}>{hint ?? optional}</p>}
    </div>
    {children}
  </Stack>
)
