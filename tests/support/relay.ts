// Lets a test cut a server off from who talks to it, and bring it back.
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/**
 * A TCP relay in front of the server at `address`. `cut` breaks its connections and refuses new ones until `restore`.
 * @param bytesPerSecond how much all connections together may send to the server: without it as much as they like.
 */
export async function startRelay(address: string, { bytesPerSecond = Infinity } = {}) {
  const target = new URL(address)
  const sockets = new Set<Socket>()
  let relay = createServer()
  const slowed = slowLine(bytesPerSecond)
  const open = async (port: number) => {
    relay = createServer((near) => {
      const far = connect(Number(target.port), target.hostname)
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(socket)
        socket.on('error', () => {})
        socket.on('close', () => {
          sockets.delete(socket)
          other.destroy()
        })
      }
      if (bytesPerSecond === Infinity) near.pipe(far).pipe(near)
      else {
        slowed(near, far)
        far.pipe(near)
      }
    }).listen(port, '127.0.0.1')
    await new Promise((resolve) => relay.once('listening', resolve))
    return (relay.address() as AddressInfo).port
  }
  const port = await open(0)
  const url = new URL(address)
  url.host = `127.0.0.1:${port}`
  return {
    url: url.href,
    restore: () => open(port),
    /** Nothing comes through any more, and no connection is closed: as when a machine vanishes. */
    vanish() {
      for (const socket of sockets) socket.unpipe().pause()
    },
    cut: async () => {
      const closed = new Promise((resolve) => relay.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

/** How often a slow line lets something through, in ms. */
const TICK_MS = 50

/** Passes on what comes in on some sockets no faster than a line of this width does, which they share. */
function slowLine(bytesPerSecond: number) {
  let free = performance.now()
  return (near: Socket, far: Socket): void => {
    near.on('data', (piece: Buffer) => {
      near.pause()
      // Each piece waits until those before it, of whatever connection, are through.
      free = Math.max(free, performance.now()) + (1_000 * piece.length) / bytesPerSecond
      setTimeout(
        () => {
          if (!far.destroyed) far.write(piece)
          near.resume()
        },
        Math.max(TICK_MS, free - performance.now()),
      )
    })
    near.on('end', () => far.end())
  }
}
