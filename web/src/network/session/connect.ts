import { acting } from '../../core/data/acting.ts'
import { setUpClient } from '../../core/data/client.ts'
import { currentLanguage } from '../../core/words/language.tsx'
import { accessToken } from './auth.ts'
import { leaveForSignIn } from './leave.ts'

/** Tells the data client who is signed in and in which language to answer. Imported where calls are made from. */
setUpClient({ acting: acting.get, token: accessToken, language: currentLanguage, signedOut: leaveForSignIn })
