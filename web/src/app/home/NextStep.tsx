import { FOUR_AREAS } from '@fieldfare/shared/account.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { AreaDraft } from '../../land/area/areaPlan.ts'
import { PlacesCardButton } from '../../land/area/mine/PlacesCard.tsx'
import { useDrafts } from '../../platform/draft/data.ts'
import { paths } from '../../platform/paths.ts'
import { ButtonLink } from '../../platform/ui/Button.tsx'
import { ProgressDots } from '../../platform/ui/feedback/ProgressDots.tsx'
import { IconPolygon } from '../../platform/ui/icons.tsx'
import { Card, Row } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'
import { stage } from './greeting.ts'
import classes from './HomePage.module.css'

interface NextStepProps {
  areas: number
  /** True if the button of this card is the orange one of the screen. */
  call: boolean
}

/** The card with the next step: until four areas are drawn, drawing another one; after the fourth, a choice of steps. */
export function NextStep({ areas, call }: NextStepProps) {
  const { t } = useTranslation()
  const draft = useDrafts('area').find(({ content }) => AreaDraft.parse(content).edit === null)
  const at = stage(areas)
  const doneCount = Math.min(areas, FOUR_AREAS)
  const title = draft && (AreaDraft.parse(draft.content).title.trim() || t('area.wizard.untitled'))
  return (
    <Card as="section" tone="soft" pad="xl">
      <Row tight align="start" justify="between" gap="l">
        <div>
          <p className={`${textClasses.label} ${classes.label}`}>{t('home.next.label')}</p>
          <h2 className={textClasses.title}>{t(`home.next.title.${at}`)}</h2>
        </div>
        <ProgressDots
          done={doneCount}
          total={FOUR_AREAS}
          label={t('home.next.progress', { count: doneCount, total: FOUR_AREAS })}
        />
      </Row>
      <p className={textClasses.small}>{t(`home.next.text.${at}`)}</p>
      <Row gap="l" className={classes.ways}>
        <ButtonLink
          to={paths.addArea}
          kind={call ? 'call' : 'action'}
          icon={<IconPolygon size={22} aria-hidden="true" />}
        >
          {t(`home.next.action.${at}`)}
        </ButtonLink>
        {areas >= FOUR_AREAS && <PlacesCardButton />}
        {draft && (
          <Link to={paths.addArea} search={{ draft: draft.key }} className={textClasses.link}>
            {t('home.next.goOn', { title })}
          </Link>
        )}
      </Row>
    </Card>
  )
}
