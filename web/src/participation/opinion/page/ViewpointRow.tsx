import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { Stance, ViewpointView } from '@fieldfare/shared/opinion.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { ContentActions } from '../../../content/ContentActions.tsx'
import { failureText } from '../../../platform/i18n/failure.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import { FormFailure } from '../../../platform/ui/form/FormFailure.tsx'
import { Box, Row, Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'
import { useStance } from '../opinionActs.ts'
import { letterOf } from './letters.ts'
import { STANCES } from './stanceIcons.ts'
import { VoteBar } from './VoteBar.tsx'

interface ViewpointRowProps {
  viewpoint: ViewpointView
  community: CommunityView
  /** True if the reader may vote. */
  votes: boolean
}

/** One viewpoint with all its votes, the votes of each group, and the reader's own vote. */
export function ViewpointRow({ viewpoint, community, votes }: ViewpointRowProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const { id, opinionId, text, groups, creator, mine } = viewpoint
  const stance = useStance()
  const own = mine?.stance ?? null
  const vote = (value: Stance | null) => stance.mutate({ opinionId, viewpointId: id, text, stance: value })
  return (
    <Stack as="li" gap="s" aria-label={t('opinion.list.number', { number: number(viewpoint.number) })}>
      <p className={textClasses.people}>{text}</p>
      <VoteBar count={viewpoint} />
      <Row gap="l">
        <Box as="span" grow className={textClasses.quiet}>
          {t('opinion.ask.by', { name: creator.name || t('app.word.formerMember') })}
        </Box>
        <ContentActions
          content={{ ref: { kind: 'viewpoint', id, parentId: opinionId, communityId: community.id } }}
          view={viewpoint}
          community={community}
        />
      </Row>
      {mine && (votes || own !== null) && (
        <Row gap="s" role="group" aria-label={t('opinion.list.yours', { number: number(viewpoint.number) })}>
          {STANCES.map(({ value, name, icon: Icon }) => (
            <Button
              key={name}
              kind={own === value ? 'action' : 'soft'}
              icon={<Icon size={18} aria-hidden="true" />}
              aria-pressed={own === value}
              aria-disabled={!votes && own !== value}
              onClick={() => {
                if (own === value) vote(null)
                else if (votes) vote(value)
              }}
            >
              {t(`opinion.stance.${name}`)}
            </Button>
          ))}
        </Row>
      )}
      {groups.length > 1 && (
        <details>
          <summary className={textClasses.opener}>{t('opinion.list.groups')}</summary>
          <Stack as="ul" gap="s">
            {groups.map((count) => (
              <li key={count.group}>
                <span className={textClasses.label}>{t('opinion.list.group', { letter: letterOf(count.group) })}</span>
                <VoteBar count={count} />
              </li>
            ))}
          </Stack>
        </details>
      )}
      <FormFailure>{stance.error && failureText(t, stance.error)}</FormFailure>
    </Stack>
  )
}
