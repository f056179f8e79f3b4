import { Component, type ReactNode } from 'react'
import { FaultScreen } from './FaultScreen.tsx'

/** Catches what no route does; a reload is the way on. */
export class Boundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }
  static getDerivedStateFromError() {
    return { isBroken: true }
  }
  override componentDidCatch(error: unknown) {
    console.error(error)
  }
  override render() {
    return this.state.isBroken ? <FaultScreen onRetry={() => location.reload()} /> : this.props.children
  }
}
