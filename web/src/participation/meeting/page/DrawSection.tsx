import { faultInDraw } from '@fieldfare/shared/meetingDraw.ts'
import type { DrawEntry, DrawView, MeetingView } from '@fieldfare/shared/meeting.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { api } from '../../../platform/api/client.ts'
import { failureText } from '../../../platform/i18n/failure.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import { FormFailure } from '../../../platform/ui/form/FormFailure.tsx'
import { IconCircleCheck, IconCircleX } from '../../../platform/ui/icons.tsx'
import { PagedList } from '../../../platform/ui/layout/PagedList.tsx'
import { Box, Row, Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'
import { usePagedQuery } from '../../../platform/api/usePagedQuery.ts'
import { meetings } from '../data.ts'
import { useCall } from '../../../platform/api/useCall.ts'
import classes from './MeetingPage.module.css'

/** Explains the draw of the seats. Before the draw it shows the commitment to the result; afterwards, the data to check the result. */
export function DrawSection({ meeting }: { meeting: MeetingView }) {
  const { t } = useTranslation()
  const { commitment, draw, mine } = meeting
  return (
    <details>
      <summary className={textClasses.opener}>
        <h2 className={classes.how}>{t('meeting.draw.title')}</h2>
      </summary>
      <Stack>
        <p>{t(draw ? 'meeting.draw.after' : 'meeting.draw.before')}</p>
        {mine?.entry && <p>{t('meeting.draw.entry', { entry: mine.entry })}</p>}
        <Stack as="dl">
          <div>
            <dt className={textClasses.quiet}>{t('meeting.draw.commitment')}</dt>
            <dd className={`${classes.digits} ${classes.copied}`}>{commitment}</dd>
          </div>
          {draw && (
            <div>
              <dt className={textClasses.quiet}>{t('meeting.draw.seed')}</dt>
              <dd className={`${classes.digits} ${classes.copied}`}>{draw.seed}</dd>
            </div>
          )}
        </Stack>
        {draw && <Drawn meeting={meeting} draw={draw} />}
      </Stack>
    </details>
  )
}

function Drawn({ meeting, draw }: { meeting: MeetingView; draw: DrawView }) {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  const entries = usePagedQuery(meetings.draw, { meetingId: meeting.id })
  return (
    <>
      <p className={textClasses.quiet}>{t('meeting.draw.at', { when: dateTime(draw.at) })}</p>
      {draw.entries === 0 ? (
        <p>{t('meeting.draw.none')}</p>
      ) : (
        <>
          <Check meeting={meeting} draw={draw} />
          <h3 className={textClasses.heading}>{t('meeting.draw.entries')}</h3>
          <PagedList query={entries} loading={t('meeting.draw.loading')} lines={3}>
            {(shown) => (
              <Stack as="ol" lined gap="s">
                {shown.map((one) => (
                  <Entry key={one.entry} one={one} own={one.place === meeting.mine?.place} />
                ))}
              </Stack>
            )}
          </PagedList>
        </>
      )}
    </>
  )
}

function Entry({ one: { entry, place, seat }, own }: { one: DrawEntry; own: boolean }) {
  const { t } = useTranslation()
  return (
    <Row as="li" pad="m" tone={own ? 'soft' : undefined} note={own}>
      <span className={`${textClasses.number} ${classes.place}`}>{place}</span>
      <Box as="span" grow>
        <code>{entry}</code> {own && <strong>{t('meeting.draw.you')}</strong>}
      </Box>
      <span className={textClasses.quiet}>{t(`meeting.draw.${seat}`)}</span>
    </Row>
  )
}

/** Reads all entries of a draw, in the drawn order, page by page. */
async function allEntries(meetingId: string): Promise<string[]> {
  const entries: string[] = []
  for (let cursor: string | undefined; ;) {
    const page = await api.feed.meetings.draw.query({ meetingId, limit: 200, ...(cursor && { cursor }) })
    entries.push(...page.items.map(({ entry }) => entry))
    if (page.next === null) return entries
    cursor = page.next
  }
}

/** The button that computes the draw again in the browser, and says whether the result is right. */
function Check({ meeting, draw }: { meeting: MeetingView; draw: DrawView }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const check = useCall(async () => {
    const entries = await allEntries(meeting.id)
    const fault = await faultInDraw(meeting.commitment, draw.seed, entries)
    const { place, entry } = meeting.mine ?? {}
    if (!fault && place && entries[place - 1] !== entry) return 'mine'
    return fault
  })
  // Browsers offer their cryptography to secure pages only.
  if (!globalThis.isSecureContext) return <p className={textClasses.quiet}>{t('meeting.draw.insecure')}</p>
  const { data: fault, isSuccess } = check
  return (
    <Stack gap="s" align="start">
      <Button busy={check.isPending && t('meeting.draw.checking')} onClick={() => check.mutate()}>
        {t('meeting.draw.check')}
      </Button>
      <Row as="p" tight gap="s" align="start" role="status" className={fault ? classes.bad : classes.good}>
        {isSuccess &&
          (fault ? (
            <>
              <IconCircleX size={22} aria-hidden="true" />
              <span>{t(`meeting.draw.${fault}Fault`)}</span>
            </>
          ) : (
            <>
              <IconCircleCheck size={22} aria-hidden="true" />
              <span>
                {t('meeting.draw.ok', { number: number(draw.entries) })}
                {meeting.mine?.place ? ` ${t('meeting.draw.okMine')}` : ''}
              </span>
            </>
          ))}
      </Row>
      <FormFailure>{check.error ? failureText(t, check.error) : null}</FormFailure>
    </Stack>
  )
}
