import * as messages from '../../shared/api/messages.ts'
import { endpointOn } from '../http.ts'
import { ownMessage, sentView } from './messageTable.ts'

export const handler = endpointOn(messages.getMessage, ownMessage, async ({ resource }) => sentView(resource))
