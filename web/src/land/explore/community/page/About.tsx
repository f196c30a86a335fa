import type { CommunityView } from '@fieldfare/shared/community.ts'
import { useTranslation } from '../../../../platform/i18n/translation.ts'
import { LinkedText } from '../../../../platform/ui/LinkedText.tsx'
import { useFormat } from '../../../../platform/i18n/format.ts'
import { CommunityModerators } from '../../../../content/membership/CommunityModerators.tsx'
import classes from './About.module.css'
import { Row, Stack } from '../../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../../platform/ui/text.module.css'

/** The description of a community, its creator, tags and moderators. */
export function About({ community }: { community: CommunityView }) {
  const { t } = useTranslation()
  const { date, dateTime } = useFormat()
  const { description, organization, tags, dateCreated, creator, system } = community
  return (
    <Stack gap="l" className={classes.about}>
      <p className={textClasses.people}>
        {description ? <LinkedText>{description}</LinkedText> : t('community.page.noDescription')}
      </p>
      {system && <p>{t('community.page.system')}</p>}
      {organization && <p>{t('community.lookedAfter', { organization })}</p>}
      <p className={textClasses.quiet}>
        <span>{t('community.page.by', { name: creator.name || t('app.word.formerMember') })}</span>,{' '}
        <time dateTime={dateCreated} title={dateTime(dateCreated)}>
          {date(dateCreated)}
        </time>
      </p>
      {tags.length > 0 && (
        <>
          <h2 className={textClasses.heading}>{t('community.page.tags')}</h2>
          <Row as="ul" gap="s" className={classes.tags}>
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </Row>
        </>
      )}
      <CommunityModerators community={community} />
    </Stack>
  )
}
