/** Kinds of records that a food bank can import from a file. */
export const organizationImportKinds = ['agencies', 'donorLocations', 'people'] as const
export type OrganizationImportKind = (typeof organizationImportKinds)[number]

/** Everything that a file of rows may hold: rows of an ERP system, a pantry's products and its neighbors come in on screens of their own. */
export const fileKinds = [...organizationImportKinds, 'erpItems', 'products', 'customers'] as const
export type FileKind = (typeof fileKinds)[number]

/** Treatment of records that are there already. */
export const onExisting = ['update', 'skip'] as const
export type OnExisting = (typeof onExisting)[number]

/** Kinds that are only added to: what is there already stays as it is. */
const addedOnly: readonly FileKind[] = ['people', 'erpItems', 'customers']
export const canUpdate = (kind: FileKind) => !addedOnly.includes(kind)
/** A file of them is known by its content, so that it adds nothing when it is chosen again. */
const knownByContent: readonly FileKind[] = ['erpItems', 'customers']
export const isKnownByContent = (kind: FileKind) => knownByContent.includes(kind)
