import { Component, type ReactNode } from 'react'
import { noteBrowserError } from '../browserErrors.ts'
import { ErrorScreen } from './ErrorScreen.tsx'

/** Catches what no route does; only a reload helps. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override componentDidCatch(error: unknown) {
    console.error(error)
    noteBrowserError(error)
  }
  override render() {
    return this.state.hasFailed ? <ErrorScreen onRetry={() => location.reload()} /> : this.props.children
  }
}
