declare module 'heic-decode' {
  interface RawImage {
    width: number;
    height: number;
    data: Uint8ClampedArray<ArrayBuffer>;
  }
  interface UndecodedImage {
    width: number;
    height: number;
    decode(): Promise<RawImage>;
  }
  const heicDecode: {
    (input: { buffer: Uint8Array }): Promise<RawImage>;
    all(input: { buffer: Uint8Array }): Promise<UndecodedImage[] & { dispose(): void }>;
  };
  export default heicDecode;
}
