export function loader() {
  throw new Response(null, { status: 404 });
}

export function clientLoader() {
  throw new Response(null, { status: 404 });
}

export default function UnknownWorkshopPage() {
  return null;
}
