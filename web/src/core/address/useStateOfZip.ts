import { useEffect, useRef } from 'react'
import { stateOfZip } from '../../../../shared/core/address/zipStates.ts'

interface Typed {
  readonly Province: string
  readonly PostalCode: string
}

/** Proposes the state of a ZIP code as soon as it is whole; a state that somebody chose stays. */
export function useStateOfZip({ Province, PostalCode }: Typed, propose: (state: string) => void): void {
  const state = stateOfZip(PostalCode)
  const proposed = useRef<string>(undefined)
  const latest = useRef({ Province, propose })
  latest.current = { Province, propose }
  useEffect(() => {
    const { Province: present, propose: put } = latest.current
    if (state === undefined || present === state || (present.trim() !== '' && present !== proposed.current)) return
    proposed.current = state
    put(state)
  }, [state])
}
