import type { Language } from '../../../shared/core/text/text.ts'
import { zoneInWords } from '../../../shared/core/time/zone.ts'

/** Zones of the United States and its territories, west to east of the mainland first. */
const zones = [
  'America/Los_Angeles',
  'America/Phoenix',
  'America/Denver',
  'America/Boise',
  'America/Chicago',
  'America/Detroit',
  'America/Indiana/Indianapolis',
  'America/Kentucky/Louisville',
  'America/New_York',
  'America/Anchorage',
  'Pacific/Honolulu',
  'Pacific/Guam',
  'America/Puerto_Rico',
]

/** The zones to choose from, with the person's own even when it is another one. */
export const zoneOptions = (own: string, language: Language) =>
  (zones.includes(own) ? zones : [own, ...zones]).map((value) => ({ value, label: zoneInWords(value, language) }))
