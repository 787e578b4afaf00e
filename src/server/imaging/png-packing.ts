// How PNGs are packed. Loads no library: what is measured against the bare one packs as this does.

/**
 * Each row as its difference from what lies beside it (PNG, third edition, 12.7): half the bytes of a photograph. With that, packing
 * harder takes twice as long for two percent.
 */
export const PNG_PACKING = { adaptiveFiltering: true, compressionLevel: 4 }
