import * as messages from '../../../shared/work/messages/api.ts'
import { endpointOn } from '../../core/http/http.ts'
import { ownMessage, sentView } from './messageTable.ts'

export const handler = endpointOn(messages.getMessage, ownMessage, async ({ resource }) => sentView(resource))
