import type { Me } from '@fieldfare/shared/account.ts'
import { MESSAGE_WISHES } from '@fieldfare/shared/message.ts'
import { useTranslation } from 'react-i18next'
import { failureText } from '../../../platform/i18n/failure.ts'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'
import { useUpdateProfile } from '../mutations.ts'
import classes from './AccountPage.module.css'
import { Choices } from './Choices.tsx'
import textClasses from '../../../platform/ui/text.module.css'

/** How the person gets messages of communities; a choice is saved at once. */
export function MessagesSection({ me }: { me: Me }) {
  const { t } = useTranslation()
  const { mutate, isPending, variables } = useUpdateProfile()
  const chosen = (isPending && variables.messages) || me.messages
  return (
    <section id="messages" className={classes.section} aria-labelledby="messages-title">
      <h2 id="messages-title">{t('account.messages.title')}</h2>
      <Choices
        label={t('account.messages.label')}
        name="messages"
        choices={MESSAGE_WISHES}
        chosen={chosen}
        onChoose={(messages) =>
          mutate(
            { messages },
            {
              onSuccess: () => showToast(t('account.messages.saved')),
              onError: (error) => showToast(failureText(t, error)),
            },
          )
        }
        text={(wish) => t(`account.messages.${wish}`)}
        look="list"
      />
      <p className={textClasses.quiet}>{t('account.messages.hint')}</p>
    </section>
  )
}
