import { Button } from '@mui/material'
import { useCallback, useEffect, useState } from 'react'
import { rolePrefix } from '../../../../shared/core/access.ts'
import { frameTexts } from '../../../../shared/core/text/frame.ts'
import * as session from '../../../../shared/network/session/api.ts'
import { FailedScreen } from '../../core/app/FailedScreen.tsx'
import { MessageScreen } from '../../core/app/MessageScreen.tsx'
import { Starting } from '../../core/app/Starting.tsx'
import { ApiError, call } from '../../core/data/client.ts'
import { leaveFor } from '../../core/go.ts'
import { paths } from '../../core/paths.ts'
import { useText } from '../../core/words/language.tsx'
import { signOutAndLeave } from './leave.ts'

/** The bare address: on to the page it names under the active role's prefix, to that role's first page, or to the sign-in. */
export function StartPage() {
  const text = useText(frameTexts)
  const [problem, setProblem] = useState<'unreachable' | 'noPages'>()
  const start = useCallback(async () => {
    setProblem(undefined)
    try {
      const { ActiveRole } = await call(session.getSession, {})
      if (ActiveRole === 'customer') return leaveFor(paths.neighborHome(), true)
      const prefix = rolePrefix(ActiveRole)
      if (prefix)
        leaveFor(location.hash.startsWith('#/app/') ? `/${prefix}${location.hash}` : paths.homeOf(ActiveRole), true)
      else setProblem('noPages')
    } catch (error) {
      // Without a token the client is already on its way to the sign-in.
      if (!(error instanceof ApiError && error.status === 401)) setProblem('unreachable')
    }
  }, [])
  useEffect(() => void start(), [start])
  switch (problem) {
    case undefined:
      return <Starting />
    case 'unreachable':
      return (
        <FailedScreen
          title={text('sessionFaultTitle')}
          text={text('sessionFaultText')}
          retry={text('tryAgain')}
          onRetry={() => void start()}
        />
      )
    case 'noPages':
      return (
        <MessageScreen title={text('noAccessTitle')} text={text('noPagesText')}>
          <Button variant="contained" onClick={() => void signOutAndLeave()}>
            {text('signOut')}
          </Button>
        </MessageScreen>
      )
  }
}
