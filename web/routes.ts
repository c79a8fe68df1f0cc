import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('areas/storefront/layout.tsx', [
    index('areas/storefront/home-page.tsx'),
    route('brands', 'areas/storefront/brands-page.tsx'),
    route('book-tailor', 'areas/ordering/book-tailor-page.tsx'),
    route('checkout', 'areas/ordering/checkout-page.tsx'),
    route('orders', 'areas/ordering/orders-page.tsx'),
    route('product', 'areas/shop/product-page.tsx'),
    route('culture_product', 'areas/shop/culture-product-page.tsx'),
    route('cart', 'areas/shop/cart-page.tsx'),
    route('cart_checkout', 'areas/shop/cart-checkout-page.tsx'),
    route('order_tracking', 'areas/ordering/order-tracking-page.tsx'),
    route('terms', 'areas/storefront/terms-page.tsx'),
    route('privacy', 'areas/storefront/privacy-page.tsx'),
    route('contact-us', 'areas/storefront/contact-page.tsx'),
    route('newsletter/confirm', 'areas/storefront/newsletter-confirm-page.tsx'),
    route('newsletter/unsubscribe', 'areas/storefront/newsletter-unsubscribe-page.tsx'),
    route('login', 'areas/account/login-page.tsx'),
    route('signup', 'areas/account/signup-page.tsx'),
    route('forgot-password', 'areas/account/forgot-password-page.tsx'),
    route('reset-password', 'areas/account/reset-password-page.tsx'),
    route('profile', 'areas/account/profile-page.tsx'),
    route('api/docs', 'areas/service/api-docs-page.tsx'),
    route('*', 'areas/storefront/not-found-page.tsx'),
  ]),
] satisfies RouteConfig;
