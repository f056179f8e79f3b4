/** The name mark: three ears of wheat bound in a sheaf. Decorative; the name stands beside it or names the link. */
export function Mark({ size = 32, color = '#f2c063', tie = '#fff' }: { size?: number; color?: string; tie?: string }) {
  return (
    <svg viewBox="4 4 40 40" width={size} height={size} aria-hidden="true" focusable="false">
      <g fill="none" stroke={color} strokeWidth="2.6" strokeLinecap="round">
        <path d="M24 41V20" />
        <path d="M21.4 31.500C19 27 15.800 24 12.600 22.400" />
        <path d="M26.600 31.500C29 27 32.200 24 35.400 22.400" />
        <path d="M22.600 32C20 38 18.400 40 16 41" />
        <path d="M25.400 32C28 38 29.600 40 32 41" />
      </g>
      <g fill={color}>
        <path d="M24 6c3.100 3 4 5.800 4 8.200S26.600 18.800 24 20c-2.600-1.200-4-3.400-4-5.800S20.900 9 24 6z" />
        <path d="M8.200 11.200c4.200.4 6.700 1.900 8.100 3.800s1.600 4.500.3 7c-2.800.5-5.200-.5-6.600-2.400s-2-4.600-1.800-8.400z" />
        <path d="M39.800 11.200c-4.200.4-6.700 1.900-8.100 3.800s-1.600 4.500-.3 7c2.800.5 5.200-.5 6.600-2.400s2-4.600 1.800-8.400z" />
      </g>
      <path d="M17.500 31.800h13" stroke={tie} strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}
