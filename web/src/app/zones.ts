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
export const zonesWith = (own: string): readonly string[] => (zones.includes(own) ? zones : [own, ...zones])
