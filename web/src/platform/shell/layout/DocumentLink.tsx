import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../i18n/translation.ts'
import { paths } from '../../paths.ts'

/** A line with a link to a text of this site; `apart` opens the text in a new tab, beside a form that is not sent yet. */
export function DocumentLink({ name, apart = false }: { name: 'terms' | 'privacy' | 'houseRules'; apart?: boolean }) {
  const { t } = useTranslation()
  return (
    <p>
      <Link to={paths[name]} {...(apart && { target: '_blank' })}>
        {t(`info.read.${name}`)}
      </Link>
    </p>
  )
}
