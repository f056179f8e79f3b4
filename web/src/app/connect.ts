import { acting } from '../data/acting.ts'
import { setUpClient } from '../data/client.ts'
import { accessToken } from './auth.ts'
import { currentLanguage } from './language.tsx'
import { leaveForSignIn } from './leave.ts'

/** Tells the data client who is signed in and in which language to answer. Imported where calls are made from. */
setUpClient({ acting: acting.get, token: accessToken, language: currentLanguage, signedOut: leaveForSignIn })
