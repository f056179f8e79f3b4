import { invitationExamples } from './examples/invitations.ts'
import { proveContract } from './suite.ts'

proveContract('invitations', invitationExamples)
