import { BackdropMap } from '../src/platform/ui/BackdropMap.tsx'
import { Button } from '../src/platform/ui/Button.tsx'
import { BulletList } from '../src/platform/ui/layout/BulletList.tsx'
import { Box, Card, Grid, Row, Stack } from '../src/platform/ui/layout/Layout.tsx'
import type { BoxLook, Space } from '../src/platform/ui/layout/layoutClass.ts'
import { ListEntry } from '../src/platform/ui/layout/ListEntry.tsx'
import { MapFrame } from '../src/platform/ui/layout/MapFrame.tsx'
import { PagedList } from '../src/platform/ui/layout/PagedList.tsx'
import { PageFrame } from '../src/platform/ui/layout/PageFrame.tsx'
import { Panel } from '../src/platform/ui/layout/Panel.tsx'
import { ReviewEntry, ReviewList } from '../src/platform/ui/layout/ReviewList.tsx'
import { WizardFrame } from '../src/platform/ui/layout/WizardFrame.tsx'
import { WizardScreen } from '../src/platform/ui/layout/WizardScreen.tsx'
import textClasses from '../src/platform/ui/text.module.css'
import type { Translate } from '@fieldfare/shared/translate.ts'
import { type Entry, nothing } from './entry.ts'

const close = (t: Translate) => ({ label: t('app.word.close'), onPress: nothing })
const wizard = (t: Translate) => ({
  stepName: t('app.title.area'),
  progress: { step: 2, total: 4, label: t('app.word.stepOf', { step: 2, total: 4 }) },
  title: t('area.draw'),
  next: t('app.word.next', { what: t('app.title.map') }),
  onNext: nothing,
})

const page = {
  items: ['Texel', 'Terschelling'],
  failure: null,
  hasMore: false,
  loadingMore: false,
  more: nothing,
  retry: nothing,
}
const paged = (t: Translate, query: Partial<Parameters<typeof PagedList<string>>[0]['query']>) => (
  <PagedList
    query={{ ...page, ...query }}
    loading={t('app.word.loading')}
    lines={3}
    empty={<p>{t('home.waiting.none')}</p>}
  >
    {(items) => <BulletList items={items} />}
  </PagedList>
)

const GAPS: Space[] = ['xs', 's', 'm', 'l', 'xl', 'xxl']
const TONES = ['plain', 'floating', 'soft', 'sunk', 'good', 'warn', 'bad'] satisfies BoxLook['tone'][]
const ROLES = ['caption', 'small', 'quiet', 'intro', 'strong', 'bad', 'label', 'heading', 'name', 'title', 'people']
const places = ['Texel', 'Terschelling', 'Schiermonnikoog'].map((place) => (
  <Box key={place} as="span" tone="sunk" note>
    {place}
  </Box>
))

export const layout: Entry[] = [
  {
    part: 'Layout',
    states: {
      ...Object.fromEntries(GAPS.map((gap) => [`Stack ${gap}`, () => <Stack gap={gap}>{places}</Stack>] as const)),
      'Stack with lines': () => <Stack lined>{places}</Stack>,
      'Stack below a line': () => <Stack ruled>{places}</Stack>,
      Row: () => <Row>{places}</Row>,
      'Row with its children apart': () => <Row justify="between">{places}</Row>,
      'Row in which one grows': (t) => (
        <Row gap="l">
          <Box as="p" grow="wide">
            {t('area.levelHint.country')}
          </Box>
          {places}
        </Row>
      ),
      'Row of buttons at its end': (t) => (
        <Row justify="end">
          <Button>{t('app.word.keep')}</Button>
          <Button kind="action">{t('app.word.tryAgain')}</Button>
        </Row>
      ),
      Grid: () => <Grid least="s">{places}</Grid>,
      'Grid filled': () => (
        <Grid least="l" filled>
          {places}
        </Grid>
      ),
      ...Object.fromEntries(
        TONES.map((tone) => [
          `Card ${tone}`,
          (t: Translate) => (
            <Card tone={tone}>
              <h2 className={textClasses.heading}>Texel</h2>
              <p>{t('area.levelHint.world')}</p>
            </Card>
          ),
        ]),
      ),
      text: () => (
        <Stack>
          {ROLES.map((role) => (
            <p key={role} className={textClasses[role]}>
              Texel: {role}
            </p>
          ))}
        </Stack>
      ),
    },
  },
  {
    part: 'PagedList',
    states: {
      loading: (t) => paged(t, { items: undefined }),
      failed: (t) => paged(t, { items: undefined, failure: new Error('away') }),
      empty: (t) => paged(t, { items: [] }),
      'with more': (t) => paged(t, { hasMore: true }),
      'more is coming': (t) => paged(t, { hasMore: true, loadingMore: true }),
    },
  },
  {
    part: 'PageFrame',
    states: {
      'title alone': (t) => <PageFrame title={t('app.title.info')}>{t('area.levelHint.world')}</PageFrame>,
      everything: (t) => (
        <PageFrame
          title={t('app.title.myAreas')}
          intro={t('area.levelHint.neighborhood')}
          actions={<Button kind="call">{t('area.draw')}</Button>}
          aside={t('app.word.draftSaved')}
          text
        >
          {t('area.levelHint.world')}
        </PageFrame>
      ),
    },
  },
  {
    part: 'ListEntry',
    states: {
      'with actions at the foot': (t) => (
        <ListEntry
          picture={<BackdropMap />}
          title="Texel"
          facts={t('area.frequency.weekly')}
          mark="9"
          text={t('area.levelHint.country')}
          date="2026"
          actions={<Button kind="outline">{t('area.edit')}</Button>}
        />
      ),
      'with a menu': (t) => (
        <ListEntry
          picture={<BackdropMap />}
          title="Texel"
          facts={t('area.frequency.weekly')}
          menu={<Button kind="outline">{t('area.edit')}</Button>}
        />
      ),
    },
  },
  {
    part: 'Panel',
    shown: 'framed',
    states: {
      'without a head': (t) => <Panel>{t('area.levelHint.world')}</Panel>,
      everything: (t) => (
        <Panel
          title={t('app.title.area')}
          subtitle={t('area.frequency.daily')}
          close={close(t)}
          foot={<Button kind="action">{t('area.edit')}</Button>}
        >
          {t('area.levelHint.world')}
        </Panel>
      ),
      'as wide as a wizard': (t) => (
        <Panel title={t('app.title.map')} width="wizard">
          {t('area.levelHint.world')}
        </Panel>
      ),
      'as wide as funding': (t) => (
        <Panel title={t('app.title.funding')} width="funding">
          {t('area.levelHint.world')}
        </Panel>
      ),
    },
  },
  {
    part: 'MapFrame',
    shown: 'framed',
    states: {
      'with a panel': (t) => <MapFrame map={<BackdropMap />} side={<Panel>{t('area.levelHint.country')}</Panel>} />,
    },
  },
  {
    part: 'WizardFrame',
    shown: 'framed',
    states: {
      'a step': (t) => <WizardFrame {...wizard(t)}>{t('area.levelHint.country')}</WizardFrame>,
      everything: (t) => (
        <WizardFrame
          {...wizard(t)}
          hint={t('area.levelHint.world')}
          back={{ label: t('app.word.back'), onPress: nothing }}
          later={{ label: t('app.word.later'), onPress: nothing }}
          saved={t('app.word.draftSaved')}
          why={t('area.wizard.notKept')}
        >
          {t('area.levelHint.country')}
        </WizardFrame>
      ),
      'in any order': (t) => (
        <WizardFrame {...wizard(t)} progress={undefined}>
          {t('area.levelHint.country')}
        </WizardFrame>
      ),
      'failed, and kept': (t) => (
        <WizardFrame {...wizard(t)} why={t('area.wizard.offline')} kept>
          {t('area.levelHint.country')}
        </WizardFrame>
      ),
      busy: (t) => (
        <WizardFrame {...wizard(t)} busy={t('app.word.sending')}>
          {t('area.levelHint.country')}
        </WizardFrame>
      ),
    },
  },
  {
    part: 'WizardScreen',
    shown: 'framed',
    states: {
      'beside its map': (t) => (
        <WizardScreen map={<BackdropMap />}>
          <WizardFrame {...wizard(t)}>{t('area.levelHint.country')}</WizardFrame>
        </WizardScreen>
      ),
      'while the map is worked on': (t) => (
        <WizardScreen map={<BackdropMap />} tools={{ head: <p>{t('area.draw')}</p>, bar: <p>{t('app.word.undo')}</p> }}>
          <WizardFrame {...wizard(t)}>{t('area.levelHint.country')}</WizardFrame>
        </WizardScreen>
      ),
    },
  },
  {
    part: 'ReviewList',
    states: {
      'two entries': (t) => (
        <ReviewList>
          {(['area', 'map'] as const).map((what) => (
            <ReviewEntry
              key={what}
              term={t(`app.title.${what}`)}
              change={{
                label: t('app.word.change'),
                name: t('app.word.changeNamed', { what: t(`app.title.${what}`) }),
                onPress: nothing,
              }}
            >
              <strong>Texel</strong> <span>{t('area.frequency.daily')}</span>
            </ReviewEntry>
          ))}
        </ReviewList>
      ),
    },
  },
  {
    part: 'BulletList',
    states: { plain: (t) => <BulletList items={[t('area.frequency.daily'), t('area.frequency.weekly')]} /> },
  },
]
