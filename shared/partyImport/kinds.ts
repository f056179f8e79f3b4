/** What a food bank can bring in from a file. */
export const partyImportKinds = ['agencies', 'donorLocations', 'people'] as const
export type PartyImportKind = (typeof partyImportKinds)[number]

/** Everything that a file of rows may hold: rows of an ERP system and a pantry's products come in on screens of their own. */
export const fileKinds = [...partyImportKinds, 'erpItems', 'products'] as const
export type FileKind = (typeof fileKinds)[number]

/** What happens to things that are there already. */
export const onExisting = ['update', 'skip'] as const
export type OnExisting = (typeof onExisting)[number]
