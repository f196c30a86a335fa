import { useId, useRef, useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { Button } from '../../platform/ui/Button.tsx'
import { IconButton } from '../../platform/ui/IconButton.tsx'
import { IconBell, IconX } from '../../platform/ui/icons.tsx'
import { PagedList } from '../../platform/ui/layout/PagedList.tsx'
import { useBackCloses } from '../../platform/ui/overlay/useBackCloses.ts'
import { Box, Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'
import { notices, useReadNotices } from './data.ts'
import classes from './NoticeBell.module.css'
import { NoticeRow } from './NoticeRow.tsx'
import { usePagedQuery } from '../../platform/api/usePagedQuery.ts'

/** The bell button, with a dot for unread notifications. Opens them below the toolbar on a wide screen, in a sheet on a phone. */
export function NoticeBell({ unread }: { unread: number }) {
  const { t } = useTranslation()
  const id = useId()
  const layer = useRef<HTMLElement>(null)
  const [open, setOpen] = useState(false)
  const close = () => layer.current?.hidePopover()
  useBackCloses(open, close)
  const label = unread > 0 ? t('notice.bell', { count: unread }) : t('notice.bellNone')
  return (
    <>
      <IconButton className={classes.bell} popoverTarget={id} aria-expanded={open} label={label}>
        <IconBell size={24} stroke={1.75} aria-hidden="true" />
        {unread > 0 && <span className={classes.dot} />}
      </IconButton>
      <Box
        as="section"
        pad="l"
        ref={layer}
        id={id}
        popover="auto"
        className={classes.layer}
        aria-label={t('notice.title')}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <Row tight justify="between">
          <h2>{t('notice.title')}</h2>
          <IconButton className={classes.close} label={t('app.word.close')} onClick={close}>
            <IconX size={22} aria-hidden="true" />
          </IconButton>
        </Row>
        {open && <Notices onDone={close} />}
      </Box>
    </>
  )
}

function Notices({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const { mutate: markRead } = useReadNotices()
  return (
    <PagedList
      query={usePagedQuery(notices)}
      loading={t('notice.loading')}
      lines={3}
      empty={<p className={textClasses.intro}>{t('notice.none')}</p>}
      moreLabel={t('notice.more')}
    >
      {(notices) => (
        <>
          <Stack as="ul" lined>
            {notices.map((notice) => (
              <NoticeRow
                key={notice.id}
                notice={notice}
                layered
                onDone={() => {
                  if (!notice.read) markRead(notice.id)
                }}
              />
            ))}
          </Stack>
          {notices.some(({ read }) => !read) && (
            <Button
              kind="text"
              onClick={() => {
                markRead(undefined)
                onDone()
              }}
            >
              {t('notice.readAll')}
            </Button>
          )}
        </>
      )}
    </PagedList>
  )
}
