import { useState } from 'react'
import { api } from '../../platform/api/client.ts'
import { read } from '../../platform/api/read.ts'
import { useOnce } from '../../platform/api/useLive.ts'
import { useSettled } from '../../platform/useSettled.ts'
import { Button } from '../../platform/ui/Button.tsx'
import { TextField } from '../../platform/ui/form/TextField.tsx'
import { Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'

/** The least number of letters for a search. */
const LETTERS_MIN = 3
const titles = read(api.title.find.query)

export interface FoundCommunity {
  id: string
  title: string
}
interface CommunityFinderProps {
  label: string
  placeholder: string
  /** The text shown if no community matches. */
  none: string
  onChoose: (community: FoundCommunity) => void
}

/** A field that finds communities by name, and a button for each result. */
export function CommunityFinder({ label, placeholder, none, onChoose }: CommunityFinderProps) {
  const [typed, setTyped] = useState('')
  const text = useSettled(typed.trim())
  const { data } = useOnce(titles, text.length >= LETTERS_MIN ? { text } : null)
  const found = data?.filter(({ kind }) => kind === 'community')
  return (
    <Stack gap="s">
      <TextField
        label={label}
        placeholder={placeholder}
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        // Enter chooses the first result and must not submit the form.
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          const [first] = found ?? []
          if (first) onChoose({ id: first.id, title: first.title })
        }}
      />
      <Row gap="s" role="status">
        {found?.map(({ id, title }) => (
          <Button key={id} kind="outline" onClick={() => onChoose({ id, title })}>
            {title}
          </Button>
        ))}
        {found?.length === 0 && text === typed.trim() && <p className={textClasses.quiet}>{none}</p>}
      </Row>
    </Stack>
  )
}
