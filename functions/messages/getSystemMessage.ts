import * as messages from '../../shared/api/messages.ts'
import { inLanguage, StoredSystemMessage } from '../../shared/message/systemMessage.ts'
import { endpoint } from '../http.ts'
import { tenantKeys } from '../table/keys/tenant.ts'

/** No endpoint writes it: the operator puts it into the tenant's table and deletes it. */
export const handler = endpoint(messages.getSystemMessage, async ({ table, language }) => {
  const stored = await table.get(tenantKeys.systemMessage(), StoredSystemMessage)
  return stored ? inLanguage(stored, language) : null
})
