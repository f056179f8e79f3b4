import { useEffect, useState } from 'react'
import * as session from '../../../../shared/network/session/api.ts'
import { call } from '../../core/data/client.ts'
import { accessToken } from '../../network/session/auth.ts'

/** Reader of the link: somebody without an account here, or the person who is signed in. */
export type Visitor = 'none' | { readonly name: string; readonly isCustomer: boolean }

/** Undefined until it is known; who can't be asked about signs up as anybody. */
export function useVisitor(): Visitor | undefined {
  const [visitor, setVisitor] = useState<Visitor>()
  useEffect(() => {
    let isHere = true
    whoIsHere().then(
      (found) => isHere && setVisitor(found),
      () => isHere && setVisitor('none'),
    )
    return () => {
      isHere = false
    }
  }, [])
  return visitor
}

async function whoIsHere(): Promise<Visitor> {
  // Without a token the client would leave for the sign-in.
  if ((await accessToken(false)) === undefined) return 'none'
  const { UserName, ActiveRole } = await call(session.getSession, {})
  return { name: UserName, isCustomer: ActiveRole === 'customer' }
}
