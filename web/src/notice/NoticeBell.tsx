import { IconBell, IconX } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '../i18n/failure.ts'
import { Button } from '../ui/Button.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { SkeletonLines } from '../ui/feedback/Skeleton.tsx'
import { useBackCloses } from '../ui/overlay/useBackCloses.ts'
import { useNotices, useReadNotices } from './data.ts'
import classes from './NoticeBell.module.css'
import { NoticeRow } from './NoticeRow.tsx'

/** The bell with its dot; pressed, what one was told: under the bar on a desk, a sheet on a phone. */
export function NoticeBell({ unread }: { unread: number }) {
  const { t } = useTranslation()
  const id = useId()
  const layer = useRef<HTMLElement>(null)
  const [open, setOpen] = useState(false)
  const close = () => layer.current?.hidePopover()
  useBackCloses(open, close)
  return (
    <>
      <IconButton
        className={classes.bell}
        popoverTarget={id}
        aria-expanded={open}
        label={unread > 0 ? t('notice.bell', { count: unread }) : t('notice.bellNone')}
      >
        <IconBell size={24} stroke={1.75} aria-hidden="true" />
        {unread > 0 && <span className={classes.dot} />}
      </IconButton>
      <section
        ref={layer}
        id={id}
        popover="auto"
        className={classes.layer}
        aria-label={t('notice.title')}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <div className={classes.head}>
          <h2>{t('notice.title')}</h2>
          <IconButton className={classes.close} label={t('app.word.close')} onClick={close}>
            <IconX size={22} aria-hidden="true" />
          </IconButton>
        </div>
        {open && <Notices onDone={close} />}
      </section>
    </>
  )
}

function Notices({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useNotices()
  const read = useReadNotices()
  if (error && !data)
    return (
      <p className={classes.none}>
        {failureText(t, error)}{' '}
        <Button kind="text" onClick={() => void refetch()}>
          {t('app.word.tryAgain')}
        </Button>
      </p>
    )
  if (!data) return <SkeletonLines label={t('notice.loading')} lines={3} />
  if (data.length === 0) return <p className={classes.none}>{t('notice.none')}</p>
  const unread = data.some((notice) => !notice.read)
  return (
    <>
      <ul>
        {data.map((notice) => (
          <NoticeRow
            key={notice.id}
            notice={notice}
            layered
            onDone={() => {
              if (!notice.read) read.mutate(notice.id)
            }}
          />
        ))}
      </ul>
      {hasNextPage && (
        <Button kind="text" busy={isFetchingNextPage && t('app.word.loading')} onClick={() => void fetchNextPage()}>
          {t('notice.more')}
        </Button>
      )}
      {unread && (
        <Button
          kind="text"
          onClick={() => {
            read.mutate(undefined)
            onDone()
          }}
        >
          {t('notice.readAll')}
        </Button>
      )}
    </>
  )
}
