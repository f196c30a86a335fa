import type { CommunityView } from '@fieldfare/shared/community.ts'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import type { Form } from '../../../platform/form/useForm.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { paths } from '../../../platform/paths.ts'
import { ButtonLink } from '../../../platform/ui/Button.tsx'
import { SelectField } from '../../../platform/ui/form/SelectField.tsx'
import { fieldError } from '../../../platform/ui/form/fieldLook.tsx'
import { PagedList } from '../../../platform/ui/layout/PagedList.tsx'
import { contentKey } from '../../../content/kind.ts'
import choiceClasses from '../../choice.module.css'
import classes from './CreateMessage.module.css'
import type { MessageDraft } from './messageDraft.ts'
import { messages } from '../data.ts'
import { useOnce } from '../../../platform/api/useLive.ts'
import { usePagedQuery } from '../../../platform/api/usePagedQuery.ts'
import { communityLists } from '../../../land/community/data.ts'
import textClasses from '../../../platform/ui/text.module.css'
import { Row, Stack } from '../../../platform/ui/layout/Layout.tsx'

interface CommunityStepProps {
  form: Form<MessageDraft>
  /** The chosen community; an admin may have chosen one of another owner. */
  named: CommunityView | undefined
}

/** The step that chooses the community whose members get the message; hidden communities are left out. */
export function CommunityStep({ form, named }: CommunityStepProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const query = usePagedQuery(communityLists.mine, { scope: 'owned' })
  const otherCommunities = query.items?.filter(({ id, mine }) => id !== named?.id && !mine?.hidden)
  const items = otherCommunities && [...(named ? [named] : []), ...otherCommunities]
  const { name, value, error } = form.field('communityId')
  // A person with a single community has nothing to choose.
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
        <Stack gap="l" align="start">
          <p>{t('message.create.community.none')}</p>
          <ButtonLink to={paths.createCommunity} kind="soft">
            {t('message.create.community.start')}
          </ButtonLink>
        </Stack>
      }
    >
      {(communities) => (
        <Stack
          role="radiogroup"
          aria-label={t('message.create.community.choose')}
          // This element gets the focus if Next is pressed without a choice.
          tabIndex={-1}
          className={classes.choices}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'community-error' : undefined}
        >
          {communities.map(({ id, title, subscribers, system }) => (
            <Row as="label" tight tone="plain" note key={id} className={choiceClasses.choice}>
              <input
                type="radio"
                name={name}
                value={id}
                checked={value === id}
                onChange={() => {
                  form.set('communityId', id)
                  form.set('to', 'all')
                }}
              />
              <Stack as="span" grow gap="none">
                <span className={textClasses.name}>{title}</span>
                <span className={textClasses.quiet}>
                  {system
                    ? t('message.create.community.everyone')
                    : t('community.people', { count: subscribers, number: number(subscribers) })}
                </span>
              </Stack>
            </Row>
          ))}
          <div id="community-error">{fieldError(error)}</div>
          {named && !named.system && <MembersField form={form} communityId={named.id} />}
        </Stack>
      )}
    </PagedList>
  )
}

/** The field that chooses the members of the community who get the message. */
function MembersField({ form, communityId }: { form: Form<MessageDraft>; communityId: string }) {
  const { t } = useTranslation()
  const open = useOnce(messages.open, { communityId }).data ?? []
  const { to } = form.values
  const known = ['all', 'here', ...open.map(contentKey)]
  return (
    <SelectField
      label={t('message.create.community.which')}
      data={[
        { value: 'all', label: t('message.audience.all') },
        { value: 'here', label: t('message.audience.here') },
        ...open.map((one) => ({
          value: contentKey(one),
          label: t('message.audience.unanswered', { title: one.title }),
        })),
        // A draft may be for the people who have not answered some content; that content may have closed meanwhile.
        ...(known.includes(to) ? [] : [{ value: to, label: t('message.audience.unansweredThere') }]),
      ]}
      {...form.field('to')}
    />
  )
}
