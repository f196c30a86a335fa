import type { Pages } from './app/routing/pages.ts'

/** The pages of administration, and the one that says how this browser is connected. */
export const adminPages = {
  admin: {
    frame: 'bare',
    person: true,
    admin: true,
    load: () => import('./administration/admin/AdminPage.tsx').then((m) => m.AdminPage),
  },
  people: {
    section: 'other',
    person: true,
    admin: true,
    load: () => import('./people/directory/PeoplePage.tsx').then((m) => m.PeoplePage),
  },
  person: {
    section: 'other',
    person: true,
    admin: true,
    load: () => import('./people/directory/PersonPage.tsx').then((m) => m.PersonPage),
  },
  auditLog: {
    section: 'other',
    person: true,
    admin: true,
    load: () => import('./administration/audit/AuditLogPage.tsx').then((m) => m.AuditLogPage),
  },
  announcements: {
    section: 'other',
    person: true,
    admin: true,
    load: () => import('./content/announcement/AnnouncementsPage.tsx').then((m) => m.AnnouncementsPage),
  },
  editAdvert: {
    section: 'other',
    person: true,
    admin: true,
    load: () => import('./content/announcement/EditAdvertPage.tsx').then((m) => m.EditAdvertPage),
  },
  editNotice: {
    section: 'other',
    person: true,
    admin: true,
    load: () => import('./content/announcement/EditNoticePage.tsx').then((m) => m.EditNoticePage),
  },
  mailer: {
    section: 'other',
    person: true,
    admin: true,
    load: () => import('./notification/mailing/MailerPage.tsx').then((m) => m.MailerPage),
  },
  scoreSettings: {
    section: 'other',
    person: true,
    admin: true,
    load: () => import('./administration/setting/ScoreSettingsPage.tsx').then((m) => m.ScoreSettingsPage),
  },
  emailTemplates: {
    section: 'other',
    person: true,
    admin: true,
    load: () => import('./notification/mailing/EmailTemplatesPage.tsx').then((m) => m.EmailTemplatesPage),
  },
  editEmailTemplate: {
    section: 'other',
    person: true,
    admin: true,
    detail: true,
    load: () => import('./notification/mailing/EditTemplatePage.tsx').then((m) => m.EditTemplatePage),
  },
  chart: {
    section: 'other',
    person: true,
    admin: true,
    load: () => import('./administration/siteFigures/ChartPage.tsx').then((m) => m.ChartPage),
  },
  debug: { section: 'other', load: () => import('./administration/debug/DebugPage.tsx').then((m) => m.DebugPage) },
  campaigns: {
    section: 'other',
    person: true,
    admin: true,
    load: () => import('./people/campaign/CampaignsPage.tsx').then((m) => m.CampaignsPage),
  },
  researchExport: {
    section: 'other',
    person: true,
    load: () => import('./research/ResearchExportPage.tsx').then((m) => m.ResearchExportPage),
  },
  campaign: {
    section: 'other',
    person: true,
    admin: true,
    detail: true,
    load: () => import('./people/campaign/CampaignPage.tsx').then((m) => m.CampaignPage),
  },
} satisfies Partial<Pages>
