import * as z from 'zod/mini'

/** One account of the nightly export of the user pool; Cognito gives nobody its passwords and second factors. */
export const ExportedAccount = z.object({
  /** The pool's own name of the account, which the table names it by. */
  Username: z.string(),
  Enabled: z.boolean(),
  Status: z.string(),
  Attributes: z.record(z.string(), z.string()),
})
export type ExportedAccount = z.infer<typeof ExportedAccount>
