import type { EmailTone } from '../../../core/mail/email.ts'
import type { EmailTemplate } from './emailTemplate.ts'

/** Outline of each e-mail template: its tone, its rows in order, and its one link. */

export type RowName =
  | 'answerBy'
  | 'pickup'
  | 'window'
  | 'where'
  | 'contact'
  | 'distance'
  | 'contents'
  | 'storage'
  | 'notes'
  | 'agency'
  | 'driver'
  | 'agencies'
  | 'next'
  | 'provider'
  | 'report'
  | 'reason'
  | 'declined'
  | 'handedBack'
  | 'unanswered'
  | 'unattended'

export interface EmailOutline {
  readonly tone: EmailTone
  readonly page: 'offer' | 'offers' | 'donation'
  readonly button: 'answer' | 'offers' | 'donation' | 'approve' | 'addAgency'
  /** The most important row. */
  readonly highlight?: RowName
  readonly rows: readonly RowName[]
}

const offered = ['window', 'where', 'distance', 'contents', 'storage', 'notes'] as const
const ask: EmailOutline = { tone: 'ask', page: 'offer', button: 'answer', highlight: 'answerBy', rows: offered }
const gone: EmailOutline = { tone: 'quiet', page: 'offers', button: 'offers', rows: ['where', 'contents'] }
const look = { page: 'donation', button: 'donation' } as const
const searching = { ...look, tone: 'quiet', highlight: 'next', rows: ['window', 'where', 'contents'] } as const

const transport = {
  ...look,
  tone: 'urgent',
  highlight: 'pickup',
  rows: ['provider', 'report', 'agency', 'where', 'contact', 'contents', 'storage'],
} as const

const agreed: EmailOutline = {
  tone: 'ask',
  page: 'offer',
  button: 'donation',
  highlight: 'pickup',
  rows: ['where', 'contact', 'driver', 'contents', 'storage', 'notes'],
}
const changedRows = ['agency', 'driver', 'where', 'contents'] as const

export const emailOutlines: Readonly<Record<EmailTemplate, EmailOutline>> = {
  'offerMade.asked': ask,
  'offerMade.askedAtOnce': ask,
  'offerExpiring.asked': { ...ask, tone: 'urgent' },
  'offerAccepted.accepting': {
    tone: 'good',
    page: 'offer',
    button: 'donation',
    highlight: 'pickup',
    rows: ['where', 'contact', 'distance', 'driver', 'contents', 'storage', 'notes'],
  },
  'offerAccepted.foodBank': {
    ...look,
    tone: 'good',
    highlight: 'pickup',
    rows: ['agency', 'driver', 'where', 'contents', 'storage'],
  },
  'offerAccepted.donor': {
    ...look,
    tone: 'good',
    highlight: 'pickup',
    rows: ['agency', 'driver', 'where', 'contents', 'storage'],
  },
  'offerDeclined.foodBank': { ...searching, rows: ['declined', ...searching.rows] },
  'offerExpired.foodBank': searching,
  'offerExpired.several': { ...searching, rows: ['unanswered', ...searching.rows] },
  'offerExpired.unattended': { ...searching, tone: 'urgent', rows: ['unattended', ...searching.rows] },
  'offerExpired.asked': gone,
  'offerTaken.taken': gone,
  'offerTaken.moved': gone,
  'offerTaken.removed': gone,
  'donationCancelled.asked': { ...gone, tone: 'stop' },
  'donationCancelled.accepting': { ...gone, tone: 'stop', rows: ['pickup', 'where', 'contact', 'driver', 'contents'] },
  'donationCancelled.foodBank': { ...look, tone: 'stop', rows: ['agency', 'where', 'contents'] },
  'donationCancelled.donor': { ...look, tone: 'stop', rows: ['agency', 'where', 'contents'] },
  'cancelRequested.foodBank': {
    ...look,
    tone: 'urgent',
    highlight: 'reason',
    rows: ['agency', 'where', 'contents'],
  },
  'donationEdited.asked': { ...ask, rows: offered },
  'donationEdited.accepting': agreed,
  'pickupChanged.agency': agreed,
  'pickupChanged.foodBank': { ...look, tone: 'quiet', highlight: 'pickup', rows: changedRows },
  'pickupChanged.donor': { ...look, tone: 'quiet', highlight: 'pickup', rows: changedRows },
  'pickupChanged.handedBack': { ...searching, tone: 'urgent', rows: ['handedBack', ...searching.rows] },
  'pickupChanged.handedBackDonor': searching,
  'pickupChanged.reassigned': { ...gone, tone: 'stop' },
  'pickupChanged.reopened': { ...look, tone: 'quiet', rows: ['agency', 'where', 'contents'] },
  'pickupChanged.reopenedAgency': agreed,
  'donationNotMatched.foodBank': {
    ...look,
    tone: 'urgent',
    button: 'addAgency',
    rows: ['unanswered', 'unattended', 'window', 'where', 'contents', 'storage'],
  },
  'donationNotMatched.donor': { ...look, tone: 'quiet', rows: ['where', 'contents'] },
  'approvalNeeded.foodBank': {
    ...look,
    tone: 'ask',
    button: 'approve',
    rows: ['agencies', 'window', 'where', 'contents', 'storage', 'notes'],
  },
  'approvalNeeded.nobody': {
    ...look,
    tone: 'urgent',
    button: 'addAgency',
    rows: ['window', 'where', 'contents', 'storage', 'notes'],
  },
  'startBegun.foodBank': { ...searching, tone: 'ask' },
  'transport.untaken': transport,
  'transport.impossible': transport,
  'transport.problem': transport,
  'transport.carrying': { ...transport, tone: 'stop' },
  'transport.gaveBack': { ...transport, tone: 'stop' },
  'transport.latePickup': transport,
  'transport.lateDropoff': transport,
}
