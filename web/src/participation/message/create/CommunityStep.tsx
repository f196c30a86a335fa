import type { CommunityView } from '@fieldfare/shared/community.ts'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Form } from '../../../platform/form/useForm.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { paths } from '../../../platform/paths.ts'
import { ButtonLink } from '../../../platform/ui/Button.tsx'
import { fieldError } from '../../../platform/ui/form/fieldLook.tsx'
import { PagedList } from '../../../platform/ui/layout/PagedList.tsx'
import classes from './CreateMessage.module.css'
import type { MessageDraft } from './messageDraft.ts'
import { usePagedQuery } from '../../../platform/api/usePagedQuery.ts'
import { communityLists } from '../../../land/community/data.ts'
import textClasses from '../../../platform/ui/text.module.css'

interface CommunityStepProps {
  form: Form<MessageDraft>
  /** The one that is chosen: an admin may have come from one of another owner. */
  named: CommunityView | undefined
}

/** Chooses the community whose members get the message, among those that others see. */
export function CommunityStep({ form, named }: CommunityStepProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const query = usePagedQuery(communityLists.mine, { scope: 'owned' })
  const others = query.items?.filter(({ id, mine }) => id !== named?.id && !mine?.hidden)
  const items = others && [...(named ? [named] : []), ...others]
  const { name, value, error } = form.field('communityId')
  // Who has one community has nothing to choose.
  const only = items?.length === 1 && !query.hasMore ? items[0]?.id : undefined
  const choose = useEffectEvent((id: string) => form.set('communityId', id))
  useEffect(() => {
    if (only && !value) choose(only)
  }, [only, value])
  return (
    <PagedList
      query={{ ...query, items }}
      loading={t('community.mine.loading')}
      empty={
        <div className={classes.none}>
          <p>{t('message.create.community.none')}</p>
          <ButtonLink to={paths.createCommunity} kind="soft">
            {t('message.create.community.start')}
          </ButtonLink>
        </div>
      }
    >
      {(communities) => (
        <div
          role="radiogroup"
          aria-label={t('message.create.community.choose')}
          // Takes the focus when nothing was chosen.
          tabIndex={-1}
          className={classes.choices}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'community-error' : undefined}
        >
          {communities.map(({ id, title, subscribers, system }) => (
            <label key={id} className={classes.choice}>
              <input
                type="radio"
                name={name}
                value={id}
                checked={value === id}
                onChange={() => form.set('communityId', id)}
              />
              <span className={classes.choiceTitle}>{title}</span>
              <span className={textClasses.quiet}>
                {system
                  ? t('message.create.community.everyone')
                  : t('community.people', { count: subscribers, number: number(subscribers) })}
              </span>
            </label>
          ))}
          <div id="community-error">{fieldError(error)}</div>
        </div>
      )}
    </PagedList>
  )
}
