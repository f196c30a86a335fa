import { useTranslation } from '../../../platform/i18n/translation.ts'
import { PageFrame } from '../../../platform/ui/layout/PageFrame.tsx'
import { useMe } from '../../../platform/session/me.ts'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import { EarnedSection } from './EarnedSection.tsx'
import { EmailSection } from './EmailSection.tsx'
import { ConsentSection } from './ConsentSection.tsx'
import { DataSection } from './DataSection.tsx'
import { HomeSection } from './HomeSection.tsx'
import { LeaveSection } from './LeaveSection.tsx'
import { AppearanceSection } from './AppearanceSection.tsx'
import { MessagesSection } from './MessagesSection.tsx'
import { OwnerSection } from './OwnerSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { AlertSections } from '../alert/AlertSections.tsx'
import { ReadTokensSection } from './ReadTokensSection.tsx'
import { SessionsSection } from './SessionsSection.tsx'
import { SignOutButton } from './SignOutButton.tsx'

/** The page of the person's own account. */
export function AccountPage() {
  const { t } = useTranslation()
  const { me } = useMe()
  if (!me) return null
  return (
    <PageFrame
      title={t('app.title.account')}
      intro={t('account.profile.intro')}
      aside={
        <Stack gap="xxl">
          <AppearanceSection />
          <MessagesSection me={me} />
          <AlertSections />
          <HomeSection me={me} />
          <SessionsSection />
          <ConsentSection />
          <DataSection />
          <ReadTokensSection me={me} />
          <Stack gap="l" snug>
            <SignOutButton />
          </Stack>
          <LeaveSection me={me} />
        </Stack>
      }
    >
      <Stack gap="xxl">
        <Stack as="section" gap="l" snug aria-labelledby="profile-title">
          <h2 id="profile-title">{t('account.profile.title')}</h2>
          <ProfileForm me={me} />
        </Stack>
        <EmailSection me={me} />
        <PasswordSection />
        <OwnerSection me={me} />
        <EarnedSection me={me} />
      </Stack>
    </PageFrame>
  )
}
