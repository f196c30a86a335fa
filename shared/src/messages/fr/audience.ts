import type { audience as en } from '../en/audience.ts'
import type { Like } from '../like.ts'

export const audience: Like<typeof en> = {
  everyone: 'Tout le monde voit ceci',
  named: 'Tout le monde le voit à côté de ce que vous écrivez. À côté de vos zones, seulement si vous le choisissez.',
  profile: 'Tout le monde voit ceci si vous montrez votre profil',
  owners: 'Les propriétaires de ces terres lisent ceci avec votre nom, si vous le montrez. Sinon, vous seul.',
  ownersByName: 'Vous et les propriétaires de ces terres, avec votre nom',
  ownersNotYet:
    'Vous seul, tant que vous ne montrez pas votre nom. Ensuite, les propriétaires de ces terres le lisent aussi.',
  roughly: 'Tout le monde le voit à un kilomètre près ; vous, les modérateurs et le propriétaire voyez le lieu exact',
  totals: 'Vous seul. Les propriétaires de ces terres voient des totaux d’au moins cinq personnes.',
  you: 'Vous seul voyez ceci',
  admins: 'Seuls vous et les administrateurs de la plateforme voyez ceci',
  nobody: 'Personne ne peut lire ceci, pas même nous',
}
