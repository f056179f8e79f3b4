import { Component, type ReactNode } from 'react'
import { FaultScreen } from './FaultScreen.tsx'
import type { Place } from './place.ts'

interface FaultProps {
  /** A step to another place leaves the fault behind. */
  place: Place
  children: ReactNode
}
interface FaultState {
  fault: unknown
  place: Place
}

/** A page that never arrived needs a reload. */
const isMissing = (fault: unknown) => fault instanceof TypeError && /import|module/i.test(fault.message)

/** A page that breaks leaves the frame around it standing, and is shown anew when tried again. */
export class Fault extends Component<FaultProps, FaultState> {
  override state: FaultState = { fault: undefined, place: this.props.place }
  static getDerivedStateFromError(fault: unknown) {
    return { fault }
  }
  static getDerivedStateFromProps({ place }: FaultProps, old: FaultState) {
    return place === old.place ? null : { place, fault: undefined }
  }
  override componentDidCatch(fault: unknown) {
    console.error(fault)
  }
  override render() {
    const { fault } = this.state
    if (fault === undefined) return this.props.children
    return <FaultScreen onRetry={() => (isMissing(fault) ? location.reload() : this.setState({ fault: undefined }))} />
  }
}
