import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { paths } from '../../platform/paths.ts'
import { ButtonLink } from '../../platform/ui/Button.tsx'
import { IconArrowLeft } from '../../platform/ui/icons.tsx'
import { PageFrame } from '../../platform/ui/layout/PageFrame.tsx'
import classes from './AdminPage.module.css'
import { type HubLink, HUB_SECTIONS } from './hubLinks.ts'
import { KeptShapes } from './KeptShapes.tsx'
import { MaintenanceSection } from './MaintenanceSection.tsx'
import { TaskList } from './TaskList.tsx'
import { useLive } from '../../platform/api/useLive.ts'
import { adminCounts } from './data.ts'
import textClasses from '../../platform/ui/text.module.css'
import { Box, Grid, Row, Stack } from '../../platform/ui/layout/Layout.tsx'

/** The start page of admins: links to all pages for admins, with counts of what waits for them. */
export function AdminPage() {
  const { t } = useTranslation()
  return (
    <PageFrame
      title={t('app.title.admin')}
      intro={t('admin.intro')}
      actions={
        <ButtonLink to={paths.root} kind="soft" icon={<IconArrowLeft size={20} aria-hidden="true" />}>
          {t('admin.back')}
        </ButtonLink>
      }
      aside={
        <Stack gap="xxl">
          <TaskList />
          <KeptShapes />
          <MaintenanceSection />
        </Stack>
      }
    >
      <Stack gap="xl">
        {HUB_SECTIONS.map(({ section, links }) => (
          <Stack as="section" key={section} aria-labelledby={`admin-${section}`}>
            <h2 id={`admin-${section}`}>{t(`admin.section.${section}`)}</h2>
            <Grid as="ul" least="l">
              {links.map((link) => (
                <HubRow key={link.name} link={link} />
              ))}
            </Grid>
          </Stack>
        ))}
      </Stack>
    </PageFrame>
  )
}

function HubRow({ link: { name, to, icon: RowIcon, counts } }: { link: HubLink }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const { data } = useLive(adminCounts)
  const hint = useId()
  const openCounts = Object.entries(data ? counts(data) : {}).filter(([, count]) => count > 0)
  return (
    <Row as="li" tight align="start" tone="plain" pressed>
      <RowIcon className={classes.icon} size={26} stroke={1.75} aria-hidden="true" />
      <Box grow>
        <Link to={to} aria-describedby={hint}>
          <strong>{t(`app.title.${name}`)}</strong>
        </Link>
        <p id={hint} className={textClasses.quiet}>
          {t(`admin.hint.${name}`)}
        </p>
        {openCounts.length > 0 && (
          <p className={textClasses.label}>
            {openCounts
              .map(([what, count]) =>
                t(`admin.count.${what as keyof ReturnType<typeof counts>}`, { count, number: number(count) }),
              )
              .join(', ')}
          </p>
        )}
      </Box>
    </Row>
  )
}
