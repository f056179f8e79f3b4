import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react'
import { go } from './go.ts'

export interface AppLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** A true link with a true address: a plain click stays in the page, any other does what links do. MUI's links and buttons use it. */
export function AppLink({ onClick, href, target, children, ...rest }: AppLinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!href?.startsWith('/') || target || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    go(href)
  }
  return (
    <a {...rest} href={href} target={target} onClick={follow}>
      {children}
    </a>
  )
}
