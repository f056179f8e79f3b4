/** Carriers of a donation that is assigned directly: the agency's own driver, the food bank's truck or a volunteer (decision 19). */
export const providerTypes = ['agency', 'foodbank', 'volunteer'] as const
export type ProviderType = (typeof providerTypes)[number]

/** Parts of the check of a provider. */
export const componentNames = ['provider', 'distance', 'weight', 'storage', 'window'] as const
