// Where a screen that breaks stops: what stands around it stays, and the screen can be begun anew. Knows no screen.
import { Component, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'

interface BoundaryProps {
  /** Shown instead; `again` puts the children back from nothing. */
  fallback: (again: () => void) => ReactNode
  children: ReactNode
}

// React knows no other form for this than a class.
export class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? this.props.fallback(() => this.setState({ broken: false })) : this.props.children
  }
}

/** For what stands inside `main`: menu and header stay. */
export function PanelBoundary({ children }: { children: ReactNode }) {
  return <Boundary fallback={broken}>{children}</Boundary>
}

const broken = (again: () => void) => <Broken again={again} />

function Broken({ again }: { again: () => void }) {
  return (
    <div className="grid max-w-2xl justify-items-start gap-6">
      <h1 className="text-h1">Er ging iets mis</h1>
      <p role="alert" className="text-ink-2">
        Dit onderdeel kon niet worden getoond. Probeer het opnieuw; blijft het misgaan, laad dan de pagina opnieuw.
      </p>
      <Button onClick={again}>Probeer opnieuw</Button>
    </div>
  )
}
