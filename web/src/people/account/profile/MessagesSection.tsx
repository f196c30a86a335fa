import type { Me } from '@fieldfare/shared/account.ts'
import { MESSAGE_WISHES } from '@fieldfare/shared/message.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { failureText } from '../../../platform/i18n/failure.ts'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'
import { Row, Stack } from '../../../platform/ui/layout/Layout.tsx'
import classes from './AccountPage.module.css'
import { useCall } from '../../../platform/api/useCall.ts'
import { api } from '../../../platform/api/client.ts'
import { showMe } from '../signInOut.ts'
import textClasses from '../../../platform/ui/text.module.css'

/** The choice of how messages of communities reach the person; it is saved at once. */
export function MessagesSection({ me }: { me: Me }) {
  const { t } = useTranslation()
  const { mutate, isPending, variables } = useCall(api.user.update.mutate, { onSuccess: showMe })
  const chosen = (isPending && variables.profile.messages) || me.messages
  const choose = (messages: Me['messages']) =>
    mutate(
      { profile: { messages } },
      {
        onSuccess: () => showToast(t('account.messages.saved')),
        onError: (error) => showToast(failureText(t, error)),
      },
    )
  return (
    <Stack as="section" id="messages" gap="l" snug aria-labelledby="messages-title">
      <h2 id="messages-title">{t('account.messages.title')}</h2>
      <fieldset>
        <legend>{t('account.messages.label')}</legend>
        {MESSAGE_WISHES.map((wish) => (
          <Row key={wish} as="label" tight className={classes.choice}>
            <input type="radio" name="messages" value={wish} checked={wish === chosen} onChange={() => choose(wish)} />
            {t(`account.messages.${wish}`)}
          </Row>
        ))}
      </fieldset>
      <p className={textClasses.quiet}>{t('account.messages.hint')}</p>
    </Stack>
  )
}
