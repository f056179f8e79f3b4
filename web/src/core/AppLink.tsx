import type { AnchorHTMLAttributes, Ref } from 'react'
import { Link } from 'react-router'
import { documentNow } from './go.ts'
import { splitAddress } from './paths.ts'

export interface AppLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>
}

/** A link to an address of `paths`: the router's within the same document, else a plain one. MUI's links and buttons use it. */
export function AppLink({ href, children, ...rest }: AppLinkProps) {
  const { document, inside } = splitAddress(href ?? '')
  if (inside && document === documentNow() && !rest.target)
    return (
      <Link {...rest} to={inside}>
        {children}
      </Link>
    )
  return (
    <a {...rest} href={href}>
      {children}
    </a>
  )
}
