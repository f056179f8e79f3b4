import en from '../../languages/en/core/text.json' with { type: 'json' }
import es from '../../languages/es/core/text.json' with { type: 'json' }
import { merged, texts } from './text.ts'
import { words } from './words.ts'

const appTexts = texts<
  typeof en.appTexts,
  {
    switchHalf: 'half'
    'act.approve': 'of'
    'act.close': 'of'
    'act.receipt': 'of'
    'act.answer': 'of'
    'act.newOrder': 'of'
    'act.call': 'of'
    'act.handOver': 'of'
    'act.pack': 'of'
    account: 'name'
    lastKnown: 'ago'
    lastKnownOffline: 'time'
    unreadMessages_other: 'count'
    dueReceipts_other: 'count'
    noAccessText: 'entity' | 'role'
    otherRoleText: 'entity' | 'role'
    switchTo: 'entity' | 'role'
    pounds: 'pounds'
    poundsRounded: 'pounds'
    pageShown: 'page'
    rowsShown_other: 'count'
    showDetails: 'row'
    hideDetails: 'row'
    openGroup: 'group'
    closeGroup: 'group'
    directions: 'place'
  }
>({ en: en.appTexts, es: es.appTexts })

/** The frame around every screen of the staff's document: navigation, grids, and what the parts that they share say. */
export const app = merged(words, appTexts)
