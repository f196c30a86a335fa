import type { AdvertPosition, ShownAdvert } from '@fieldfare/shared/announcement.ts'
import { photoUrl } from '@fieldfare/shared/photoUrl.ts'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { IconExternalLink } from '../../platform/ui/icons.tsx'
import { Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import classes from './Announcements.module.css'
import { useAdvert } from './data.ts'
import textClasses from '../../platform/ui/text.module.css'

/** The advert of a position; renders nothing if there is none. */
export function Advert({ position }: { position: AdvertPosition }) {
  const advert = useAdvert(position)
  return advert && <AdvertCard advert={advert} />
}

/** An advert, labelled as an advert. Its link opens in a new tab, without a referrer for the other site. */
export function AdvertCard({
  advert: { title, body, link, image },
}: {
  advert: Pick<ShownAdvert, 'title' | 'body' | 'link' | 'image'>
}) {
  const { t } = useTranslation()
  const site = URL.parse(link)?.hostname.replace(/^www\./, '')
  return (
    <Row as="aside" tone="plain" gap="l" align="start" aria-label={t('announcement.advertNamed', { title })}>
      {image && (
        <img
          className={classes.image}
          src={photoUrl(image.id, 'list')}
          width={image.width}
          height={image.height}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
      <Stack grow="wide" gap="xs">
        <p className={textClasses.caption}>{t('announcement.advert')}</p>
        <p className={textClasses.strong}>{title}</p>
        {body && <p className={textClasses.lines}>{body}</p>}
        {site && (
          <p>
            <a className={textClasses.link} href={link} target="_blank" rel="noopener noreferrer nofollow sponsored">
              <span>
                {t('announcement.open', { site })}
                <span className={textClasses.heard}> ({t('announcement.newTab')})</span>
              </span>
              <IconExternalLink size={18} aria-hidden="true" />
            </a>
          </p>
        )}
      </Stack>
    </Row>
  )
}
