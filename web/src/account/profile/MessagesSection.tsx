import type { Me } from '@fieldfare/shared/account.ts'
import { MESSAGE_WISHES } from '@fieldfare/shared/message.ts'
import { useTranslation } from 'react-i18next'
import formClasses from '../../form/Form.module.css'
import { failureText } from '../../i18n/failure.ts'
import { showToast } from '../../ui/overlay/toasts.ts'
import { useUpdateProfile } from '../mutations.ts'
import classes from './AccountPage.module.css'
import messagesClasses from './MessagesSection.module.css'

/** How the person gets messages of communities; a choice is saved at once. */
export function MessagesSection({ me }: { me: Me }) {
  const { t } = useTranslation()
  const { mutate, isPending, variables } = useUpdateProfile()
  const chosen = (isPending && variables.messages) || me.messages
  return (
    <section id="messages" className={classes.section} aria-labelledby="messages-title">
      <h2 id="messages-title">{t('account.messages.title')}</h2>
      <fieldset className={formClasses.group}>
        <legend className={messagesClasses.label}>{t('account.messages.label')}</legend>
        <div className={messagesClasses.choices}>
          {MESSAGE_WISHES.map((wish) => (
            <label key={wish} className={messagesClasses.choice}>
              <input
                type="radio"
                name="messages"
                value={wish}
                checked={wish === chosen}
                onChange={() =>
                  mutate(
                    { messages: wish },
                    {
                      onSuccess: () => showToast(t('account.messages.saved')),
                      onError: (error) => showToast(failureText(t, error)),
                    },
                  )
                }
              />
              {t(`account.messages.${wish}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <p className={formClasses.quiet}>{t('account.messages.hint')}</p>
    </section>
  )
}
